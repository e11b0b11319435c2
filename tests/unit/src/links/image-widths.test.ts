import { describe, expect, it } from 'vitest';
import * as widths from '../../../../src/links/image-widths.ts';
import { videoPreviewUrl } from '../../../../src/links/routes/videos.ts';

describe('widths of pictures', () => {
  it('are those of the document', () => {
    expect(Object.values(widths.IMAGE_WIDTHS).sort()).toEqual([1200, 2880, 320, 550, 728].sort());
    expect(widths.RESPONSIVE_IMAGE_WIDTHS).toEqual([424, 848, 1272, 1456]);
    expect(widths.VIDEO_PLAYER_SIZE).toEqual({ width: 960, height: 540 });
    expect([widths.VIDEO_COLUMN_WIDTH, widths.STATIC_VIDEO_WIDTH]).toEqual([728, 550]);
  });

  it('make a srcset', () => {
    expect(widths.imageSrcset((width) => `/i/${width}.png`)).toBe(
      '/i/424.png 424w, /i/848.png 848w, /i/1272.png 1272w, /i/1456.png 1456w',
    );
    const preview = (height: number) => videoPreviewUrl.path({ uploadId: 'v', height });
    expect(widths.imageSrcset(preview, [widths.IMAGE_WIDTHS.small])).toBe(
      '/api/v1/video/upload/v/preview.gif?height=320 320w',
    );
    expect(widths.imageSrcset(() => '/', [])).toBe('');
  });

  it('keep addresses with spaces and commas whole', () => {
    expect(widths.imageSrcset(() => ',/a b,\n', [1])).toBe('%2C/a%20b,%0A 1w');
    expect(widths.imageSrcset(() => '/a,', [1])).toBe('/a%2C 1w');
  });
});
