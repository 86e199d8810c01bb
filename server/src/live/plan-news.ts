import type { Server } from 'socket.io';
import type { AppContext } from '../context.ts';
import type { Listener } from '../db/listener.ts';

/** Tells every process that the plan is another one; to be called after the commit. */
export function announcePlan(listener: Listener): void {
  listener.announce('plan_changed', '');
}

/** Once this process knows the new plan, has visitors look at everything anew: any day may be another one. */
export function servePlanNews(io: Server, { onPlanReloaded }: Pick<AppContext, 'onPlanReloaded'>): void {
  onPlanReloaded(() => io.emit('events-missed', {}));
}
