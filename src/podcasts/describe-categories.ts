import { isPodcastCategory } from '../lists/podcast-categories.ts';
import type { PodcastSettings } from './podcast-settings.ts';

/** A category of a podcast; `subcategory` is null for the category as a whole. */
export interface PodcastCategoryDescription {
  category: string;
  subcategory: string | null;
}

type Field = string | null | undefined;

function describeCategory(category: Field, subcategory: Field): PodcastCategoryDescription[] {
  if (category == null || !isPodcastCategory(category)) return [];
  const isKnown = subcategory != null && isPodcastCategory(category, subcategory);
  return [{ category, subcategory: isKnown ? subcategory : null }];
}

/**
 * The categories that a podcast is listed under, at most two, in order. (spec reader-flows §3)
 *
 * @decided Names that directories do not know are left out, because a feed with an unknown category is refused as a
 * whole; of two that are the same, one stays.
 */
export function describeCategories(settings: PodcastSettings): PodcastCategoryDescription[] {
  const [first, second] = [
    describeCategory(settings.itunes_category, settings.itunes_subcategory),
    describeCategory(settings.itunes_category_2, settings.itunes_subcategory_2),
  ];
  const isSame = (one: PodcastCategoryDescription) =>
    first.some((two) => two.category === one.category && two.subcategory === one.subcategory);
  return [...first, ...second.filter((one) => !isSame(one))];
}
