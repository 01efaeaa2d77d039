/**
 * Runs `deed` at once and then at most once in `milliseconds`, never two at a time. What is asked
 * for meanwhile is done once more afterwards, so the last change is always read.
 */
export function throttle(deed, milliseconds, later = setTimeout) {
  let busy = false;
  let again = false;

  return async function run() {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    again = false;
    try {
      await deed();
    } finally {
      later(() => {
        busy = false;
        if (again) run();
      }, milliseconds);
    }
  };
}
