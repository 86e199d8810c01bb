import type { WrittenPractice } from '../server/src/context.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { listFiles, readAnswers, readDialogs } from './dialog-corpus.ts';
import { dialogPractice, offerPractice } from './dialog-practice.ts';
import { type AnswerVerdict, playAnswer } from './play-answer.ts';
import { playDialog, type TurnVerdict } from './play-dialog.ts';
import { judge, printTable } from './table.ts';

const targets = { actions: 0.93, forms: 0.92, agreed: 0.92 };

/**
 * Plays labelled dialogues against a running server over HTTP and compares the appointment book after every turn. With
 * `--wrong` each turn that missed a label is listed. With `--answers` single answers are sent to the question that they answer.
 * Without names of files those that are kept aside are left out.
 */
export async function measureDialogs(args: readonly string[]): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  if (args.includes('--answers')) return measureAnswers(named, args.includes('--wrong'));
  const server = await startDialogServer(dialogPractice);
  try {
    const rows: string[][] = [];
    for (const file of named.length > 0 ? named : await listFiles('dialogs', ['teach', 'measure'])) {
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

function startDialogServer(practice: WrittenPractice): Promise<BenchServer> {
  const env = { TRUST_PROXY: 'loopback', CALLS_PER_HOUR_MAX: '100000', PRACTICE_NOTICES: 'off' };
  return startBenchServer({ practice, env });
}

async function measureAnswers(named: readonly string[], listsWrong: boolean): Promise<void> {
  const files = named.length > 0 ? named : await listFiles('answers', ['teach', 'measure']);
  const server = await startDialogServer(dialogPractice);
  const offering = await startDialogServer(offerPractice);
  try {
    const verdicts: AnswerVerdict[] = [];
    for (const labelled of (await Promise.all(files.map(readAnswers))).flat())
      verdicts.push(await playAnswer(labelled.question === 'offered_slot' ? offering : server, labelled));
    if (listsWrong)
      for (const { labelled, isRight, reply, changes } of verdicts)
        if (!isRight)
          console.log(
            `\n${labelled.id} ${labelled.question}, ${labelled.answer}: ${labelled.say}\n  reply   ${reply.replaceAll('\n', ' ')}\n  changes ${JSON.stringify(changes)}`,
          );
    const kinds = [...Map.groupBy(verdicts, ({ labelled }) => labelled.question)];
    printTable(
      `Single answers over HTTP, of ${files.join(', ')}`,
      ['question', 'answers', 'right', 'yes', 'done', 'choices', 'chosen', 'done without a yes', ''],
      [...kinds, ['all', verdicts] as const].map(([kind, of]) => [kind, ...toAnswerCells(of)]),
    );
  } finally {
    await offering.stop();
    await server.stop();
  }
}

function toAnswerCells(verdicts: readonly AnswerVerdict[]): string[] {
  const share = (of: readonly AnswerVerdict[]) => ({
    right: of.filter(({ isRight }) => isRight).length,
    of: of.length,
  });
  const yes = verdicts.filter(({ labelled }) => labelled.answer === 'yes');
  const choices = verdicts.filter(({ labelled }) => /^choice|^both/.test(labelled.answer));
  const withoutYes = verdicts.filter(({ isWithoutConsent }) => isWithoutConsent).length;
  return [
    ...[String(verdicts.length), toShare(share(verdicts)), String(yes.length), toShare(share(yes))],
    ...[String(choices.length), toShare(share(choices)), String(withoutYes), judge(withoutYes === 0)],
  ];
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
