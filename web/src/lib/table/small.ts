/** Whether the side panel opens over the board for lack of room; must match the board's styles. */
export const isSmall = (): boolean => matchMedia('(width < 1100px), (height < 600px)').matches;
