import { writeFile } from 'node:fs/promises';
import { readSourceFiles } from './check-structure.ts';
import { rootFolder } from './child-processes.ts';
import { recordIndexPath, renderRecordIndex } from './decision-records.ts';

await writeFile(`${rootFolder}/${recordIndexPath}`, renderRecordIndex(await readSourceFiles(rootFolder)));
