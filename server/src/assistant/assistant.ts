import type { AssistantPractice, Findings, Plan, Proposal, Reply, TurnInput } from './turn.ts';

/** The embedded assistant of one practice: no clock, no network, no database. */
export type Assistant = {
  /** Understands a message. */
  plan: (input: TurnInput) => Plan;
  /** Understands what a language model proposes for the message, as if the patient had asked for it plainly. */
  planProposal: (input: TurnInput, proposal: Proposal) => Plan;
  /** Writes the reply from what the plan's needs brought. */
  render: (plan: Plan, findings: Findings) => Reply;
};

export type CreateAssistant = (practice: AssistantPractice) => Assistant;
