/** A real SMTP server that takes every mail and throws it away. Sends its port once it listens. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume();
    stream.once('end', () => done());
  },
});

server.listen(0, '127.0.0.1', () => {
  process.send?.((server.server.address() as AddressInfo).port);
});
process.on('disconnect', () => process.exit());
