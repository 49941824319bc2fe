import { type Annotation, languageRoutes, type ScriptedAnnotation } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { addScripts } from './add-scripts.ts';
import { TextAnnotator } from './annotator.ts';

const { annotate, annotateTexts } = languageRoutes;

@Controller()
export class AnnotateController {
  constructor(private readonly annotator: TextAnnotator) {}

  @ImplementsRoute(annotate)
  annotate(@Body({ schema: annotate.body }) { text }: { text: string }): Annotation {
    return { segments: this.annotator.annotate(text) };
  }

  @ImplementsRoute(annotateTexts)
  annotateTexts(@Body({ schema: annotateTexts.body }) { texts }: { texts: string[] }): {
    annotations: ScriptedAnnotation[];
  } {
    return { annotations: texts.map((text) => addScripts(text, this.annotator.annotate(text))) };
  }
}
