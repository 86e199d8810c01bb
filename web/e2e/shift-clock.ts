/** Runs in the browser: puts its clock where the server's is, and lets it run on. */
export function shiftClock(offsetMs: number): void {
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  window.Date = new Proxy(RealDate, {
    construct: (target, args) =>
      args.length === 0 ? new target(realNow() + offsetMs) : Reflect.construct(target, args),
    get: (target, key) => (key === 'now' ? () => realNow() + offsetMs : Reflect.get(target, key)),
  });
}
