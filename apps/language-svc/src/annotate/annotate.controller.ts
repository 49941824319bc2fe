import { type Annotation, languageRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { TextAnnotator } from './annotator.ts';

const { annotate } = languageRoutes;

@Controller()
export class AnnotateController {
  constructor(private readonly annotator: TextAnnotator) {}

  @ImplementsRoute(annotate)
  annotate(@Body({ schema: annotate.body }) { text }: { text: string }): Annotation {
    return { segments: this.annotator.annotate(text) };
  }
}
