import { describe, expect, it } from 'vitest';
import {
  EPISODE_TYPES,
  hasTranscript,
  isEpisode,
  isFreePreview,
  leadingMedium,
  POST_MEDIA,
  transcriptUrl,
} from '../../../../src/podcasts/episode.ts';

describe('an episode', () => {
  it('is a podcast or a video', () => {
    expect(EPISODE_TYPES).toEqual(['podcast', 'video']);
    expect(isEpisode({ type: 'podcast' })).toBe(true);
    expect(isEpisode({ type: 'video' })).toBe(true);
  });

  it.each(['newsletter', 'thread', '', null, undefined])('is no %s', (type) => {
    expect(isEpisode({ type })).toBe(false);
  });
});

describe('the recording that a post leads with', () => {
  const [video, audio, voice] = [
    { videoUpload: {} },
    { podcastUpload: {} },
    { voiceoverUpload: {} },
  ];

  it.each([
    ['podcast', { ...video, ...audio, ...voice }, 'podcast'],
    ['podcast', { ...video, ...voice }, 'video'],
    ['video', { ...video, ...audio, ...voice }, 'video'],
    ['newsletter', { ...video, ...audio, ...voice }, 'video'],
    ['newsletter', { ...audio, ...voice }, 'podcast'],
    ['newsletter', { ...voice }, 'voiceover'],
    ['newsletter', { videoUpload: null, podcastUpload: null, voiceoverUpload: null }, null],
    [undefined, {}, null],
  ])('of a %s with %j is %s', (type, uploads, medium) => {
    expect(leadingMedium({ type, ...uploads })).toBe(medium);
  });

  it('is one of three', () => {
    expect(POST_MEDIA).toEqual(['video', 'podcast', 'voiceover']);
  });
});

describe('a free preview', () => {
  it.each([
    [{ is_free_preview: true }, true],
    [{ is_free_preview: false }, false],
    [{ is_free_preview: null }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('with the upload %j: %s', (podcastUpload, is) => {
    expect(isFreePreview({ podcastUpload })).toBe(is);
  });
});

describe('a transcript', () => {
  const withUrl = (transcript_url?: string | null) => ({
    podcastUpload: { transcription: { transcript_url } },
  });

  it('is where the upload says', () => {
    expect(transcriptUrl(withUrl(' https://a.example/t.json '))).toBe('https://a.example/t.json');
    expect(hasTranscript(withUrl('https://a.example/t.json'))).toBe(true);
  });

  it.each([
    withUrl(''),
    withUrl('  '),
    withUrl(null),
    withUrl(),
    { podcastUpload: { transcription: null } },
    { podcastUpload: {} },
    { podcastUpload: null },
    {},
  ])('is not there for %j', (post) => {
    expect(transcriptUrl(post)).toBeNull();
    expect(hasTranscript(post)).toBe(false);
  });
});
