declare module 'virtual:emblems' {
  /** SVG paths of the game-icons named in `lib/cards/emblems.json`, in a 512 by 512 box. */
  const outlines: Record<string, string>;
  export default outlines;
}
