import {
  type Annotation,
  type ChineseScript,
  languageInternalRoutes,
  languageRoutes,
  type ScriptedAnnotation,
} from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { TraditionalForms } from '../segmentation/traditional-forms.ts';
import { UserSplits } from '../word-splits/user-splits.ts';
import { addScripts } from './add-scripts.ts';
import { TextAnnotator } from './annotator.ts';

const { annotate, annotateTexts } = languageRoutes;
const { convertScript } = languageInternalRoutes;

/**
 * Annotates texts. Words are divided as the viewer has chosen (word splits), also in texts of other authors. Responses depend on the viewer, so they
 * are not cached.
 */
@Controller()
export class AnnotateController {
  constructor(
    private readonly annotator: TextAnnotator,
    private readonly splits: UserSplits,
    private readonly traditionalForms: TraditionalForms,
  ) {}

  @ImplementsRoute(annotate)
  async annotate(
    @CurrentViewer() { userId }: Viewer,
    @Body({ schema: annotate.body }) { text }: { text: string },
  ): Promise<Annotation> {
    return { segments: this.annotator.annotate(text, await this.splits.constraintsOf(userId)) };
  }

  @ImplementsRoute(annotateTexts)
  async annotateTexts(
    @CurrentViewer() { userId }: Viewer,
    @Body({ schema: annotateTexts.body }) { texts }: { texts: string[] },
  ): Promise<{ annotations: ScriptedAnnotation[] }> {
    const splits = await this.splits.constraintsOf(userId);
    return {
      annotations: texts.map((text) => addScripts(text, this.annotator.annotate(text, splits), this.traditionalForms)),
    };
  }

  /** Converts without word splits, because the text of a recording has no viewer yet. */
  @ImplementsRoute(convertScript)
  convertScript(@Body({ schema: convertScript.body }) { text, script }: { text: string; script: ChineseScript }): {
    text: string;
  } {
    const { segments } = addScripts(text, this.annotator.annotate(text), this.traditionalForms);
    return { text: segments.map((segment) => segment[script]).join('') };
  }
}
