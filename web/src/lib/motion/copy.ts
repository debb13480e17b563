/** A copy of a card's element in the layer above the board, where the original was. It takes no input. */
export function copyOf(layer: HTMLElement, element: HTMLElement, rect: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.removeAttribute('data-card-id');
  Object.assign(copy.style, {
    position: 'absolute',
    margin: '0',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    inlineSize: `${rect.width}px`,
    transformOrigin: '0 0',
    visibility: 'visible',
  });
  layer.append(copy);
  return copy;
}
