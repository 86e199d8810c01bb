import { writeFile } from 'node:fs/promises';
import { readSourceFiles } from './check-structure.ts';
import { recordIndexPath, renderRecordIndex } from './decision-records.ts';

const rootFolder = `${import.meta.dirname}/..`;
await writeFile(`${rootFolder}/${recordIndexPath}`, renderRecordIndex(await readSourceFiles(rootFolder)));
