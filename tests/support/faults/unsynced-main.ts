/** The platform with `PRAGMA synchronous = OFF`: the control that the durability checks must fail. */
import { serve } from '../../../server/serve.ts';

const running = await serve(process.env, { synchronous: 'OFF' });
process.once('SIGTERM', () => void running.stop());
