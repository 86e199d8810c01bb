/** Made by web/treatment-names.ts. */
declare module 'virtual:treatment-names' {
  type Facts = import('@praxisportal/practice/types').TreatmentFacts;
  export const treatments: readonly Omit<Facts, 'description' | 'details'>[];
}

declare namespace React {
  interface CSSProperties {
    /** What a style sheet calculates with. */
    [name: `--${string}`]: number | undefined;
  }
}
