declare module 'virtual:emblems' {
  /** The SVG body of every game-icon named in `lib/cards/emblems.json`, in a box of 512 by 512. */
  const shapes: Record<string, string>;
  export default shapes;
}
