import { styleText } from 'node:util';
import { stopChildrenOnSignal } from './child-processes.ts';
import { baselineStep, buildStep, endToEndStep, type Step, staticSteps, vitestStep } from './test-steps.ts';

/** `npm test`, `npm test -- unit slots` (a part, with filters) or `npm test -- web/e2e/booking` (a path). */
function chooseSteps([part, ...filters]: string[]): Step[] {
  switch (part) {
    case undefined:
      // The build stands before the tests: the server's tests of pages may need it as well.
      return [
        ...staticSteps,
        buildStep,
        baselineStep,
        vitestStep('unit'),
        vitestStep('integration'),
        endToEndStep(),
      ];
    case 'static':
      return staticSteps;
    case 'baseline':
      return [buildStep, baselineStep];
    case 'unit':
    case 'integration':
      return [vitestStep(part, filters)];
    case 'e2e':
      return [buildStep, endToEndStep(filters)];
    default:
      return chooseByPath(part, filters);
  }
}

function chooseByPath(path: string, more: string[]): Step[] {
  const isEndToEnd = path.startsWith('web/e2e') || path.includes('.e2e.');
  // Playwright runs inside web and compares a filter with the whole path of a test file.
  if (isEndToEnd) return [buildStep, endToEndStep([path, ...more])];
  return [
    vitestStep(path.includes('.int.') || path.startsWith('server/tests') ? 'integration' : 'unit', [
      path,
      ...more,
    ]),
  ];
}

async function runStep(step: Step): Promise<{ passed: number; failed: number; line: string }> {
  console.log(styleText('bold', `\n== ${step.title}`));
  const startedAt = performance.now();
  const count = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    sentences: [error instanceof Error ? error.message : String(error)],
  }));
  for (const sentence of count.sentences) console.log(sentence);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const line = `${count.failed > 0 ? '✗' : '✓'} ${step.title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`;
  console.log(styleText(count.failed > 0 ? 'red' : 'green', line));
  return { passed: count.passed, failed: count.failed, line };
}

stopChildrenOnSignal();
let passed = 0;
let failed = 0;
const lines: string[] = [];
for (const step of chooseSteps(process.argv.slice(2))) {
  const result = await runStep(step);
  passed += result.passed;
  failed += result.failed;
  lines.push(result.line);
}
const exitCode = failed > 0 || passed === 0 ? 1 : 0;
// Whoever reads the result takes the last line, so nothing may follow it.
process.stdout.write(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`, () =>
  process.exit(exitCode),
);
