export type Count = { passed: number; failed: number; sentences: string[] };

/** The parts of Vitest's JSON report that are counted. */
export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** The parts of Playwright's JSON report that are counted. */
export type PlaywrightReport = {
  stats: { expected: number; skipped: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
};

const skippedSentence = 'skipped tests count as failed, because nobody notices them later';

/** Every test counts once; a file that fails outside its tests, or holds none, is one failed check more. */
export function countVitest(report: VitestReport, exitCode: number): Count {
  const count: Count = { passed: 0, failed: 0, sentences: [] };
  for (const file of report.testResults) {
    const results = file.assertionResults;
    const failed = results.filter((result) => result.status === 'failed').length;
    const passed = results.filter((result) => result.status === 'passed').length;
    const skipped = results.length - failed - passed;
    count.passed += passed;
    count.failed += failed + skipped;
    if (skipped > 0) count.sentences.push(`${file.name}: ${skipped} skipped; ${skippedSentence}.`);
    if (failed === 0 && (file.status === 'failed' || results.length === 0)) {
      count.failed += 1;
      count.sentences.push(`${file.name} failed outside its tests or has none. ${file.message ?? ''}`.trim());
    }
  }
  return withExitCode(count, exitCode);
}

/** Flaky tests count as failed: they did fail. */
export function countPlaywright(report: PlaywrightReport, exitCode: number): Count {
  const { expected, skipped, unexpected, flaky } = report.stats;
  const errors = report.errors.length;
  const count: Count = { passed: expected, failed: unexpected + flaky + skipped + errors, sentences: [] };
  if (skipped > 0) count.sentences.push(`${skipped} skipped; ${skippedSentence}.`);
  for (const error of report.errors) count.sentences.push(error.message ?? 'Playwright reported an error.');
  return withExitCode(count, exitCode);
}

/** A runner that ends badly although no test failed, or that ran nothing, has failed itself. */
function withExitCode(count: Count, exitCode: number): Count {
  const ranNothing = count.passed + count.failed === 0;
  if (count.failed > 0 || (exitCode === 0 && !ranNothing)) return count;
  const reason = ranNothing ? 'No test ran' : 'Every test passed';
  const sentence = `${reason}, and the runner ended with code ${exitCode}.`;
  return { passed: count.passed, failed: 1, sentences: [...count.sentences, sentence] };
}
