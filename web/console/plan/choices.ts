import type { Presence } from '@praxisportal/contract/staff/day';
import type {
  Decision,
  DecisionResults,
  Hit,
  Proposal,
  ReportedHit,
} from '@praxisportal/contract/staff/plan';
import { minuteOfDay } from '../../shared/clock/wall-clock.ts';

/**
 * What is to become of appointments, by their ids, before it is carried out: `cancel`, `keep`, or `move` with day, start and
 * dentist. As texts they are the values of lists of choices and outlive a reload.
 */
export type Choices = Readonly<Record<string, string>>;

/** The id of the control by which something is chosen for an appointment. */
export const choiceId = (appointmentId: string) => `choice-${appointmentId}`;

type Place = Pick<Proposal, 'doctorId' | 'date' | 'time'>;

/** The choice of moving to a place. */
export function toMove({ doctorId, date, time }: Place): string {
  return `move ${date} ${time} ${doctorId}`;
}

/** Where a choice moves to; null if it moves nowhere. */
export function placeOf(choice: string | undefined): Place | null {
  const [, date, time, doctorId] = /^move (\S+) (\S+) (.+)$/.exec(choice ?? '') ?? [];
  return date && time && doctorId ? { doctorId, date, time } : null;
}

/**
 * Chooses for every hit without a choice: the first of its places that no other choice takes, or the same for all. One for
 * which no place is left stays without.
 */
export function chooseForAll(
  hits: readonly Hit[],
  choices: Choices,
  wish: 'best' | 'cancel' | 'keep',
): Choices {
  const chosen: Record<string, string> = { ...choices };
  const times = keepTimes();
  for (const hit of hits) times.reserve(hit, placeOf(choices[hit.appointment.id]));
  for (const hit of hits) {
    const { id } = hit.appointment;
    if (chosen[id]) continue;
    if (wish !== 'best') chosen[id] = wish;
    else {
      const free = hit.proposals.find((place) => !times.findTaker(hit, place));
      if (!free) continue;
      chosen[id] = toMove(free);
      times.reserve(hit, free);
    }
  }
  return chosen;
}

/** Which choices take a time that an earlier one of the list takes too: the names of those who have it, by appointment. */
export function findClashes(hits: readonly Hit[], choices: Choices): Map<string, string> {
  const clashes = new Map<string, string>();
  const times = keepTimes();
  for (const hit of hits) {
    const place = placeOf(choices[hit.appointment.id]);
    const taker = place && times.findTaker(hit, place);
    if (taker) clashes.set(hit.appointment.id, taker.appointment.patient.name);
    times.reserve(hit, place);
  }
  return clashes;
}

/** Who takes which time, by dentist and day: hundreds choose among them. */
function keepTimes() {
  const taken = new Map<string, { hit: Hit; start: number }[]>();
  const keyOf = ({ doctorId, date }: Place) => `${date} ${doctorId}`;
  return {
    reserve: (hit: Hit, place: Place | null) => {
      if (!place) return;
      const key = keyOf(place);
      taken.set(key, [...(taken.get(key) ?? []), { hit, start: minuteOfDay(place.time) }]);
    },
    findTaker: ({ appointment }: Hit, place: Place): Hit | undefined => {
      const start = minuteOfDay(place.time);
      return taken
        .get(keyOf(place))
        ?.find(
          (other) =>
            other.start < start + appointment.minutes && start < other.start + other.hit.appointment.minutes,
        )?.hit;
    },
  };
}

/** What was chosen, as it is sent: about the appointments as they were seen. */
export function toDecisions(hits: readonly Hit[], choices: Choices): Decision[] {
  return hits.flatMap(({ appointment }): Decision[] => {
    const choice = choices[appointment.id];
    const about = { appointmentId: appointment.id, version: appointment.version };
    const place = placeOf(choice);
    if (place) return [{ kind: 'move', ...about, ...place }];
    return choice === 'cancel' || choice === 'keep' ? [{ kind: choice, ...about }] : [];
  });
}

/** Whether somebody who has come so far is in the practice right now. */
export function isHereState(state: Presence): state is 'arrived' | 'seated' {
  return state === 'arrived' || state === 'seated';
}

const isHere = ({ appointment }: Hit) => isHereState(appointment.state);

/** The hits by their days; before all others, as `here`, those whose patients are in the practice. */
export function groupHits<Shown extends Hit>(
  hits: readonly Shown[],
): [group: string, hits: readonly Shown[]][] {
  const groupOf = (hit: Shown) => (isHere(hit) ? 'here' : hit.appointment.date);
  return [...new Set(hits.map(groupOf))]
    .toSorted((a, b) => Number(b === 'here') - Number(a === 'here'))
    .map((group) => [group, hits.filter((hit) => groupOf(hit) === group)]);
}

/**
 * How many are moved, cancelled and kept by these decisions; and of the patients who have to hear of it how many are in the
 * practice, how many only a call can tell, and how many neither a mail nor a call.
 */
export function countDecisions(
  decisions: readonly Decision[],
  hits: readonly ReportedHit[],
  inform: boolean,
) {
  const count = (kind: Decision['kind']) => decisions.filter((decision) => decision.kind === kind).length;
  const hitOf = new Map(hits.map((hit) => [hit.appointment.id, hit]));
  const toTell = decisions.flatMap(({ kind, appointmentId }) =>
    kind === 'keep' ? [] : (hitOf.get(appointmentId) ?? []),
  );
  const away = toTell.filter((hit) => !isHere(hit) && !(inform && hit.reach === 'email'));
  const calls = away.filter(({ phone }) => phone !== null).length;
  return {
    ...{ move: count('move'), cancel: count('cancel'), keep: count('keep') },
    ...{ here: toTell.filter(isHere).length, calls, unreachable: away.length - calls },
  };
}

type Result = DecisionResults['results'][number];

/** No decision carried out yet. */
export const nothing: DecisionResults = { results: [], moved: 0, cancelled: 0, kept: 0, refused: 0 };

/** The results of decisions that were carried out one after the other. */
export function addResults(before: DecisionResults, more: DecisionResults): DecisionResults {
  return {
    results: [...before.results, ...more.results],
    moved: before.moved + more.moved,
    cancelled: before.cancelled + more.cancelled,
    kept: before.kept + more.kept,
    refused: before.refused + more.refused,
  };
}

/** The results without what was taken back, by the ids of its ways back. */
export function withoutUndone({ results }: DecisionResults, undoneIds: ReadonlySet<string>): DecisionResults {
  const left = results.filter(({ undo }) => !undo || !undoneIds.has(undo.id));
  const count = (outcome: Result['outcome']) => left.filter((each) => each.outcome === outcome).length;
  return {
    results: left,
    moved: count('moved'),
    cancelled: count('cancelled'),
    kept: count('kept'),
    refused: count('refused'),
  };
}

/** Refusals that mean: the time is no longer free, and another one can be chosen. */
export function isTaken({ error }: Result): boolean {
  return ['doctor_busy', 'outside_working_time', 'time_refused'].includes(error?.code ?? '');
}

/** Choices without those of these appointments. */
export function withoutChoices(choices: Choices, ids: Iterable<string>): Choices {
  const gone = new Set(ids);
  return Object.fromEntries(Object.entries(choices).filter(([id]) => !gone.has(id)));
}

/** What a tab remembers of choices; everything else is none. */
export function readChoices(value: unknown): Choices {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
