import type { ComponentProps } from 'react';
import { OptionalContent } from '../../../components/ui/optional-content.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';
import type ReviewSidebar from './review-sidebar.tsx';

const Sidebar = preloadable(() => import('./review-sidebar.tsx'));

/** The calendar and the words that are set aside. Their code is loaded while their data is. */
export function LazyReviewSidebar(props: ComponentProps<typeof ReviewSidebar>) {
  return (
    <OptionalContent fallback={<Skeleton className="review-calendar-skeleton" />}>
      <Sidebar {...props} />
    </OptionalContent>
  );
}
