import { keptDays } from '@praxisportal/contract/retention';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { SectionName } from './queries.ts';
import {
  bookingMethods,
  days,
  languages,
  ofAppointment,
  ofGuest,
  type SectionText,
  staffActions,
  statuses,
  untilErased,
  untreatedOfGuest,
} from './rules.ts';

/**
 * Explains the export's parts about appointments, their changes, looks of the staff, notes of the practice, and merges and erasures
 * that can be undone.
 */
export function explainAppointments(): Record<
  Extract<SectionName, 'appointments' | 'changes' | 'looks' | 'notes' | 'merges' | 'erasures'>,
  SectionText
> {
  return {
    appointments: {
      title: ['Termine', 'Appointments'],
      purpose: [
        'damit Sie behandelt werden (Art. 9 Abs. 2 lit. h DSGVO)',
        'so that you are treated (Art. 9 (2) (h) GDPR)',
      ],
      kept: [
        'zehn Jahre nach der Behandlung (§ 630f Abs. 3 BGB); abgesagte, bis Sie Ihr Konto löschen',
        'ten years after the treatment (§ 630f (3) BGB); cancelled ones until you delete your account',
      ],
      keptOfGuest: untreatedOfGuest,
      fields: {
        id: ['Kennung des Termins', 'id of the appointment'],
        personId: ['für wen', 'for whom'],
        doctor: ['bei wem', 'with whom'],
        treatment: ['Behandlung', 'treatment'],
        startAt: ['Beginn', 'start'],
        endAt: ['Ende', 'end'],
        status: ['Stand', 'status'],
        bookedBy: ['auf welchem Weg gebucht', 'how it was booked'],
        language: ['Sprache, in der gebucht wurde', 'language in which it was booked'],
        version: ['wie oft geändert, von 1 an', 'how often it was changed, from 1'],
        arrivedAt: ['wann Sie da waren, soweit notiert', 'when you were there, if noted'],
        seatedAt: ['wann die Behandlung begann, soweit notiert', 'when the treatment began, if noted'],
        finishedAt: ['wann sie zu Ende war, soweit notiert', 'when it ended, if noted'],
        overbooked: ['neben einem anderen Termin eingetragen', 'entered beside another appointment'],
        overbookedReason: [
          'warum neben einem anderen oder außerhalb der Arbeitszeit',
          'why beside another one or outside working hours',
        ],
        note: ['Notiz der Praxis', 'note by the practice'],
        patientNote: ['was Sie uns bei der Buchung geschrieben haben', 'what you wrote to us when booking'],
        pain: [
          'ob Sie bei der Buchung Schmerzen angegeben haben',
          'whether you told us of pain when booking',
        ],
        cancelledBy: ['auf wessen Wunsch abgesagt', 'at whose wish it was cancelled'],
        cancelReason: ['Grund der Absage, soweit notiert', 'why it was cancelled, if noted'],
        createdAt: ['wann gebucht', 'when it was booked'],
        updatedAt: ['wann zuletzt geändert', 'when it was last changed'],
      },
      values: {
        status: statuses,
        bookedBy: bookingMethods,
        language: languages,
        cancelledBy: {
          patient: ['auf Ihren Wunsch', 'at your wish'],
          practice: ['auf Wunsch der Praxis', 'at the wish of the practice'],
        },
      },
    },
    changes: {
      title: ['Verlauf der Termine', 'History of appointments'],
      purpose: [
        'um nachzuweisen, wer was geändert hat (Art. 6 Abs. 1 lit. f DSGVO)',
        'to show who changed what (Art. 6 (1) (f) GDPR)',
      ],
      kept: days(keptDays.auditEvents),
      fields: {
        at: ['wann', 'when'],
        by: ['wer', 'who'],
        action: ['was', 'what'],
        appointmentId: ofAppointment,
        startBefore: ['Beginn vorher', 'start before'],
        endBefore: ['Ende vorher', 'end before'],
        doctorBefore: ['vorher bei', 'with whom before'],
        statusBefore: ['Stand vorher', 'status before'],
        personBefore: ['vorher für', 'for whom before'],
        startAfter: ['Beginn danach', 'start afterwards'],
        endAfter: ['Ende danach', 'end afterwards'],
        doctorAfter: ['danach bei', 'with whom afterwards'],
        statusAfter: ['Stand danach', 'status afterwards'],
        personAfter: ['danach für', 'for whom afterwards'],
      },
      values: {
        statusBefore: statuses,
        statusAfter: statuses,
        by: {
          account: ['Sie, mit Ihrem Konto', 'you, with your account'],
          guest: ['wer den Link aus der E-Mail hatte', 'who had the link from the email'],
          staff: ['die Praxis', 'the practice'],
          system: ['der Server', 'the server'],
        },
        action: {
          book: ['gebucht', 'booked'],
          overbook: ['neben einem anderen Termin eingetragen', 'entered beside another appointment'],
          move: ['verschoben', 'moved'],
          change: ['geändert', 'changed'],
          presence: ['notiert, ob jemand da war', 'noted whether somebody was there'],
          undo: ['zurückgenommen', 'undone'],
          cancel: ['abgesagt', 'cancelled'],
          complete: ['abgeschlossen', 'completed'],
          claim: ['dem Konto zugeordnet', 'added to the account'],
          merge: ['zwei Einträge derselben Person zusammengeführt', 'two entries of the same person merged'],
        },
      },
    },
    looks: {
      title: ['Zugriffe', 'Access'],
      purpose: [
        'um nachzuweisen, wann jemand aus der Praxis Ihre Daten aufgerufen hat (Art. 5 Abs. 2, Art. 32 DSGVO)',
        'to show when someone at the practice opened your data (Art. 5 (2), Art. 32 GDPR)',
      ],
      kept: days(staffLimits.auditDays),
      fields: {
        at: ['wann', 'when'],
        action: ['was', 'what'],
        personId: ['zu welcher Person', 'about whom'],
      },
      values: { action: staffActions },
    },
    notes: {
      title: ['Notizen der Praxis zu Ihrer Person', 'Notes by the practice about you'],
      purpose: [
        'um bei Ihrem Besuch auf Sie eingehen zu können; Sie dürfen sie jederzeit lesen (Art. 9 Abs. 2 lit. h, Art. 15 DSGVO)',
        'so that we can look after you well; you may read them at any time (Art. 9 (2) (h), Art. 15 GDPR)',
      ],
      kept: untilErased,
      keptOfGuest: ofGuest,
      fields: {
        noteId: ['Kennung der Notiz', 'id of the note'],
        version: ['Fassung, von 1 an', 'version, from 1'],
        personId: ['zu welcher Person', 'about whom'],
        text: ['Text; leer, wenn die Notiz entfernt wurde', 'text; empty if the note was removed'],
        writtenAt: ['wann', 'when'],
      },
    },
    merges: {
      title: ['Zusammengeführte Einträge', 'Merged entries'],
      purpose: [
        'damit eine falsche Zusammenführung einen Tag lang zurückgenommen werden kann (Art. 5 Abs. 1 lit. d DSGVO)',
        'so that a wrong merge can be taken back for a day (Art. 5 (1) (d) GDPR)',
      ],
      kept: days(1),
      fields: {
        personId: ['zu welcher Person', 'about whom'],
        mergedAt: ['wann zusammengeführt', 'when they were merged'],
        undoUntil: ['bis wann es zurückgenommen werden kann', 'until when it can be taken back'],
        undoneAt: ['wann es zurückgenommen wurde', 'when it was taken back'],
      },
    },
    erasures: {
      title: ['Vorgemerkte Löschung', 'Planned erasure'],
      purpose: [
        'um Ihre Daten auf Wunsch zu löschen, und bis dahin einen Irrtum zurückzunehmen (Art. 17 DSGVO)',
        'to erase your data at your request, and to take back a mistake until then (Art. 17 GDPR)',
      ],
      kept: ['bis zur Löschung oder Rücknahme', 'until the erasure or its withdrawal'],
      fields: {
        personId: ['wessen Daten', 'whose data'],
        reason: ['auf welchen Wunsch', 'at what request'],
        askedAt: ['wann vorgemerkt', 'when it was planned'],
        dueAt: ['wann gelöscht wird', 'when they are erased'],
      },
    },
  };
}
