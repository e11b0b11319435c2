import * as z from 'zod';
import { text } from './fields.contract.ts';
import { publicationSchema } from './publication.contract.ts';

/** The publication that recommends, of which a blurb shows the name (spec reader-flows §3). */
export const recommendingPublicationSchema = publicationSchema
  .pick({ name: true, email_from_name: true, copyright: true })
  .loose();

/** What another publication says to recommend this one (spec reader-flows §3). */
export const blurbSchema = z.looseObject({
  description: text,
  author_name: text,
  recommendingPublication: recommendingPublicationSchema.nullish(),
});

/** A blurb as it stands on the wire. */
export type BlurbEntity = z.infer<typeof blurbSchema>;
