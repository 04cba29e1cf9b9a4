/**
 * Only the newest question counts, as while somebody types: one is asked at a time, the newest waits for it, all in
 * between are dropped. A dropped or overtaken question resolves to null, so its answer never overtakes a newer one.
 */
export function newestOnly<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer | null> {
  let newest = 0;
  let running: Promise<unknown> = Promise.resolve();
  return async (...question) => {
    const number = ++newest;
    await running;
    if (number !== newest) return null;
    const asked = ask(...question);
    running = asked.catch(() => {
      // Whoever asked hears of it; the next question is asked all the same.
    });
    const answer = await asked;
    return number === newest ? answer : null;
  };
}
