/** Every business constant, with its unit in the name: browser and server read the same numbers. */
export const limits = {
  /** Characters of a patient's note to the practice. */
  bookingNoteMaxLength: 300,
  passwordMinLength: 6,
  passwordMaxLength: 200,
  nameMaxLength: 80,
  emailMaxLength: 254,

  codeLength: 6,
  codeValidSeconds: 600,
  codeResendSeconds: 60,
  codeMaxTries: 5,
  codesPerHourPerTarget: 5,
  codesPerDayPerTarget: 10,
  codesPerHourPerAddress: 40,
  /** Calls to numbers that are not the caller's own, for one address block (an IPv4 /24 or an IPv6 /48). */
  callsPerHourPerBlock: 5,
  /** Calls to numbers that are not the caller's own are placed between these hours of the practice's wall clock. */
  newcomerCallsFromHour: 7,
  newcomerCallsToHour: 21,
  /** After so many wrong codes for one target in a row, over days, only known devices log in or reset by code; verification takes work. */
  codeFailuresMax: 100,
  /** For how long wrong codes count after the last one. */
  codeFailuresKeptDays: 30,
  /** How long a proven e-mail address or phone number counts as proven. */
  proofValidSeconds: 1800,

  humanCheckMaxOperand: 10,
  humanCheckNewQuestionMs: 1500,

  slotGridMinutes: 30,
  defaultTreatmentMinutes: 30,
  bookingWindowMonths: 3,
  /** A slot can be booked if it starts more than this many minutes from now. */
  sameDayLeadMinutes: 60,
  /** From this hour of the practice's wall clock on, today can no longer be chosen. */
  sameDayCutoffHour: 20,

  /** How many people an account looks after, its own person included. */
  peoplePerAccountMax: 12,

  /** How long a link is valid by which the practice lets an account see what it entered for a patient. */
  accessLinkDays: 7,
  /** Wrong dates of birth that end such a link. */
  accessLinkTriesMax: 5,

  cancellationNoticeHours: 24,
  noShowFeeEur: 50,

  phoneLoginRedirectMs: 1000,
  bookingRedirectMs: 2000,
  cancelSuccessMs: 1500,
  highlightMs: 2000,
  clipboardFeedbackMs: 2000,

  sessionIdleDays: 7,
  sessionMaxDays: 30,
  /** For so long after log-in, or after the owner's proof, a session is fresh: what a thief of its token would do first needs that. */
  sessionFreshMinutes: 15,
  /** Of a call of the website, unless it says otherwise: each is parsed before it is known who calls. */
  publicBodyMaxBytes: 16 * 1024,
  /** Of a call of the console. */
  requestBodyMaxBytes: 64 * 1024,

  chatMessageMaxLength: 500,
  /** Turns of the history that count, from the last one back. */
  chatHistoryTurns: 10,
  /** Room for the turns that count, several times over; the browser sends no others. */
  chatBodyMaxBytes: 64 * 1024,
  /** The warning that bans. */
  chatWarningsMax: 3,
  /** The warning that bans guests of a whole IPv6 network (/48), in which there may be many lines. */
  chatNetworkWarningsMax: 12,
  chatBanHours: 24,
  /** For how long guests are banned by where they come from, which others may share. */
  chatAddressBanHours: 1,
  /** Answers that the chat offers as buttons, and how many characters each has at most. */
  chatSuggestionsMax: 6,
  chatSuggestionMaxLength: 60,
  /** A question that waits for a yes or no waits no longer. */
  chatQuestionMinutes: 30,
  /** For how long the chat undoes a cancellation or move that was made there. */
  chatUndoMinutes: 10,
  speechTextMaxLength: 1000,
  chatSpeechDelayMs: 500,
  /** For how long the browser does not ask for the server's voice once that was not to be had. */
  chatSpeechPauseMs: 60_000,
  chatHighlightDelayMs: 300,
  /** How long the booked form stands, and then the sentence that takes its place, before the dashboard opens. */
  chatBookingStepMs: 5000,
  chatPanelWidthPx: 384,
  chatPanelHeightPx: 600,
  chatPanelMinWidthPx: 320,
  chatPanelMinHeightPx: 400,
  chatPanelMaxWidthPx: 800,

  contactMessageMaxLength: 4000,
  /** Room for the longest message, also if each of its characters is written as an escape. */
  contactBodyMaxBytes: 32 * 1024,
  /** A contact form sent faster than this was not typed by a person. */
  contactMinSeconds: 3,
  contactMessagesPerHourPerAddress: 5,
} as const;
