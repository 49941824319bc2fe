import { internalRoutes, type Mood, MOOD_TEXT_PART_LENGTH, MOOD_TEXTS_MAX, type PinyinPart } from '@memory/contracts';
import { InjectServiceClient, ServiceClient, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of language-svc. */
@Injectable()
export class LanguageClient {
  constructor(@InjectServiceClient('language-svc') private readonly language: ServiceClient) {}

  /**
   * Returns the moods of texts, in the same order. Only the beginning of a long text is sent, because it shows the mood well enough.
   * @throws ApiError `service_unavailable`
   */
  async detectMoods(userId: string, texts: readonly string[]): Promise<Mood[]> {
    const beginnings = texts.map((text) => text.slice(0, MOOD_TEXT_PART_LENGTH).toWellFormed());
    const moods: Mood[] = [];
    for (let start = 0; start < beginnings.length; start += MOOD_TEXTS_MAX) {
      const batch = beginnings.slice(start, start + MOOD_TEXTS_MAX);
      const response = await this.language.call({ userId }, internalRoutes.detectMoods, { body: { texts: batch } });
      moods.push(...response.moods);
    }
    return moods;
  }

  /**
   * Tells which texts have a theme, in the same order: at most `MOOD_TEXTS_MAX` texts, of which the beginnings are sent.
   * @throws ApiError `service_unavailable`
   */
  async findTheme(userId: string, theme: string, texts: readonly string[]): Promise<boolean[]> {
    const beginnings = texts.map((text) => text.slice(0, MOOD_TEXT_PART_LENGTH).toWellFormed());
    const body = { theme, texts: beginnings };
    return (await this.language.call({ userId }, internalRoutes.findTheme, { body })).haveTheme;
  }

  /**
   * Returns the parts of a search text, each with the Chinese words whose pinyin it is.
   * @throws ApiError `service_unavailable`
   */
  async findPinyinWords(viewer: Viewer, text: string): Promise<PinyinPart[]> {
    return (await this.language.call(viewer, internalRoutes.findPinyinWords, { query: { text } })).parts;
  }
}
