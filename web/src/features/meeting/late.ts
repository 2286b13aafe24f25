/** Who waits longer than this for an answer is told, ms. */
const lateMs = 4000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls `tell` once an answer is late: at once where the device itself knows that it is offline. */
export function whenLate(tell: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(tell, navigator.onLine ? lateMs : 0);
}
