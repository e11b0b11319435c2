import * as z from 'zod';
import { flag, foreignId, text } from './fields.contract.ts';

/** The words of a recording (spec reader-flows §3). */
export const transcriptionSchema = z.looseObject({ transcript_url: text });

/** A recording: an episode or a voice-over; `duration` is in seconds (spec reader-flows §3). */
export const audioUploadSchema = z.looseObject({
  id: foreignId.nullish(),
  is_free_preview: flag,
  duration: z.number().nonnegative().nullish(),
  transcription: transcriptionSchema.nullish(),
});

/** A video (spec reader-flows §3; links-and-rules §3). */
export const videoUploadSchema = z.looseObject({
  id: foreignId.nullish(),
  is_mux: flag,
});
