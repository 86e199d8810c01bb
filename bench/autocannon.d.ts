/** The parts of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: { method: 'GET'; path: string }[];
  };
  type Result = {
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
  };
  /** A run under way; it is told of each answer, with the milliseconds that it took. */
  type Run = Promise<Result> & {
    on: (
      event: 'response',
      listener: (client: object, statusCode: number, bytes: number, responseTimeMs: number) => void,
    ) => void;
  };
  export default function autocannon(options: Options): Run;
}
