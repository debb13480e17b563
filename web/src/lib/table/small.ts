/** Where there is no room for the side panel beside the board, it opens over it; the board's styles say the same. */
export const isSmall = (): boolean => matchMedia('(width < 1100px), (height < 600px)').matches;
