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
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
