import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PictureServer {
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  /** Paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A server of pictures on this machine; what has no answer of its own is 404. */
export async function pictureServer(
  answers: Readonly<Record<string, Answer>>,
): Promise<PictureServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const answer = answers[path];
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, asked, close };
}

/** The first bytes of a PNG of this size: all that says it. */
export function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A JPEG of this size whose camera says how it was held (EXIF orientation, 1 to 8). */
export function jpegHeader(width: number, height: number, orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xe1]);
  return Buffer.concat([start, length, exif, frame, Buffer.from([0xff, 0xd9])]);
}
