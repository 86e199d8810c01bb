import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';

/** What was decided by is no longer what is planned; nothing was written. */
export class PlanChanged extends Error {
  override name = 'PlanChanged';
}

/** Changes of the plan are rare: whoever meets three of them one after the other may as well come again. */
const maxAttempts = 3;

/**
 * Does what depends on when somebody works, and does it again by the new plan if that changed meanwhile, so that nothing
 * is booked into an absence that was saved before. Throws `unavailable`.
 */
export async function withCurrentPlan<Result>(
  { reloadPlan }: Pick<AppContext, 'reloadPlan'>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PlanChanged)) throw error;
      await reloadPlan();
    }
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}
