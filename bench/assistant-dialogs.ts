import { startBenchServer } from './bench-server.ts';
import { readDialogs } from './dialog-corpus.ts';
import { dialogPractice } from './dialog-practice.ts';
import { playDialog, type TurnVerdict } from './play-dialog.ts';
import { judge, printTable } from './table.ts';

const defaultFiles = ['dialogs-100'];
const targets = { actions: 0.93, forms: 0.92, agreed: 0.92 };

/**
 * Plays labelled dialogues against a running server over HTTP and compares the appointment book after every turn. With
 * `--wrong` each turn that missed a label is listed.
 */
export async function measureDialogs(args: readonly string[]): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const server = await startBenchServer({
    practice: dialogPractice,
    env: { TRUST_PROXY: 'loopback', CALLS_PER_HOUR_MAX: '100000', PRACTICE_NOTICES: 'off' },
  });
  try {
    const rows: string[][] = [];
    for (const file of named.length > 0 ? named : defaultFiles) {
      const dialogs = await readDialogs(file);
      const verdicts: TurnVerdict[] = [];
      for (const dialog of dialogs) verdicts.push(...(await playDialog(server, dialog)));
      rows.push([file, String(dialogs.length), ...toCells(verdicts)]);
      if (args.includes('--wrong')) printWrong(verdicts);
    }
    printTable(
      'Dialogues over HTTP, by turn',
      [
        ...['dialogues of', 'dialogues', 'turns', 'actions', 'forms', 'words', 'agreed changes', 'done'],
        ...['without consent', ''],
      ],
      rows,
    );
  } finally {
    await server.stop();
  }
}

function toCells(verdicts: readonly TurnVerdict[]): string[] {
  const share = (toVerdict: (verdict: TurnVerdict) => boolean | undefined) => {
    const judged = verdicts.map(toVerdict).filter((verdict) => verdict !== undefined);
    return { right: judged.filter(Boolean).length, of: judged.length };
  };
  const actions = share(({ isActionRight }) => isActionRight);
  const forms = share(({ isFormRight }) => isFormRight);
  const words = share(({ areWordsRight }) => areWordsRight);
  const agreed = share(({ isAgreedDone }) => isAgreedDone);
  const withoutConsent = verdicts.filter(({ isWithoutConsent }) => isWithoutConsent).length;
  const reaches = ({ right, of }: typeof actions, target: number) => of === 0 || right / of >= target;
  return [
    ...[String(verdicts.length), toShare(actions), toShare(forms), toShare(words)],
    ...[String(agreed.of), toShare(agreed), String(withoutConsent)],
    judge(
      reaches(actions, targets.actions) &&
        reaches(forms, targets.forms) &&
        reaches(agreed, targets.agreed) &&
        withoutConsent === 0,
    ),
  ];
}

function toShare({ right, of }: { right: number; of: number }): string {
  return of === 0 ? '–' : `${((right / of) * 100).toFixed(1)} %`;
}

function printWrong(verdicts: readonly TurnVerdict[]): void {
  for (const verdict of verdicts) {
    const { dialog, number, turn, reply, changes } = verdict;
    const missed = [
      verdict.isWithoutConsent && 'CHANGE WITHOUT CONSENT',
      verdict.isAgreedDone === false && 'agreed change not done',
      !verdict.isActionRight && 'action',
      verdict.isFormRight === false && 'form',
      verdict.areWordsRight === false && 'words',
    ].filter((name) => name !== false);
    if (missed.length === 0) continue;
    const { say, ...label } = turn;
    console.log(
      `\n${dialog} turn ${number}: ${missed.join(', ')}\n  says    ${say}\n  label   ${JSON.stringify(label)}`,
    );
    console.log(`  reply   ${reply.action}: ${reply.message.replaceAll('\n', ' ')}`);
    console.log(`  form    ${JSON.stringify(reply.form)}\n  changes ${JSON.stringify(changes)}`);
  }
}
