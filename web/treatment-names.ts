import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TreatmentFacts } from '@praxisportal/practice/types';
import type { Plugin } from 'vite';

const name = 'virtual:treatment-names';

/**
 * What every page says of the treatments, without their long texts: the header names them on every page, and
 * descriptions and details in two languages are 6 kB that only two screens show.
 */
export function treatmentNames(practiceFolder: string): Plugin {
  return {
    name: 'treatment-names',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const file = join(practiceFolder, 'src/treatments.ts');
      this.addWatchFile(file);
      const { treatments }: { treatments: readonly TreatmentFacts[] } = await import(
        pathToFileURL(file).href
      );
      const names = treatments.map(({ description: _text, details: _list, ...rest }) => rest);
      return `export const treatments = ${JSON.stringify(names)};`;
    },
  };
}
