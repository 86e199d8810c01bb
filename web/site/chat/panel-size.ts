import { limits } from '@praxisportal/contract/limits';

/** Pixels of CSS. */
export type PanelSize = { width: number; height: number };

export const usualPanelSize: PanelSize = { width: limits.chatPanelWidthPx, height: limits.chatPanelHeightPx };

/** The part of the window's height that the panel may take. */
const heightShareMax = 0.9;

/** The wished size within what is allowed and what the window has. */
export function fitPanel(wished: PanelSize, viewport: PanelSize): PanelSize {
  const heightMax = viewport.height * heightShareMax;
  return {
    width: Math.round(
      Math.max(limits.chatPanelMinWidthPx, Math.min(wished.width, limits.chatPanelMaxWidthPx)),
    ),
    // In a low window the share of it counts more than the least height.
    height: Math.round(Math.min(Math.max(wished.height, limits.chatPanelMinHeightPx), heightMax)),
  };
}

/** What an arrow key makes of the size: the panel's lower right corner stays, its upper left one moves. */
export function resizeByKey(key: string, { width, height }: PanelSize): PanelSize | undefined {
  const stepPx = 32;
  switch (key) {
    case 'ArrowLeft':
      return { width: width + stepPx, height };
    case 'ArrowRight':
      return { width: width - stepPx, height };
    case 'ArrowUp':
      return { width, height: height + stepPx };
    case 'ArrowDown':
      return { width, height: height - stepPx };
    default:
      return undefined;
  }
}
