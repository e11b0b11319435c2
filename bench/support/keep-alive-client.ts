import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** An answer, as far as a load test reads it. */
export interface Answer {
  status: number;
  body: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One HTTP/1.1 connection that is kept open and carries one request at a time. It knows what our own server
 * sends (`Content-Length`, no chunks) and nothing else, so that the load costs far less than what it measures.
 */
export class KeepAliveClient {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: PromiseWithResolvers<Answer> | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the server closed the connection')));
  }

  static async open(host: string, port: number): Promise<KeepAliveClient> {
    const socket = connect(port, host);
    await once(socket, 'connect');
    return new KeepAliveClient(socket);
  }

  /** Sends a whole request, head and body; rejects when the connection breaks. */
  send(request: string): Promise<Answer> {
    this.#waiting = Promise.withResolvers<Answer>();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
    if (length === undefined) return this.#fail(new Error('an answer without Content-Length'));
    const start = end + HEAD_END.length;
    if (this.#received.length < start + Number(length)) return;
    const body = this.#received.toString('utf8', start, start + Number(length));
    this.#received = this.#received.subarray(start + Number(length));
    this.#settle({ status: Number(head.slice(9, 12)), body });
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.reject(error);
    this.#socket.destroy();
  }
}
