import type { FromServer } from '$lib/protocol';
import type { FromClient } from '$lib/sent';
import type { Wire } from '$lib/socket';

/** A fake socket whose other end is the test. */
export class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  sent: FromClient[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  drop(code = 1006): void {
    this.onclose?.call(this as unknown as WebSocket, Object.assign(new Event('close'), { code }) as CloseEvent);
  }

  hear(message: FromServer): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
