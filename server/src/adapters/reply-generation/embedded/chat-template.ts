/** How a model family marks the speakers. Marks are special tokens, which a text cannot contain. */
export interface ChatTemplate {
	system: readonly [before: string, after: string];
	user: readonly [before: string, after: string];
	/** The mark after which the model writes. */
	model: string;
	/** As the model's makers advise. */
	sampling: { temperature: number; topP: number; topK: number };
}

const templates: readonly { mark: string; template: ChatTemplate }[] = [
	{
		// Gemma 4. Without `<|think|>` in the system turn it does not think first.
		mark: "<|turn>",
		template: {
			system: ["<|turn>system\n", "<turn|>\n"],
			user: ["<|turn>user\n", "<turn|>\n"],
			model: "<|turn>model\n",
			sampling: { temperature: 1, topP: 0.95, topK: 64 },
		},
	},
	{
		// Granite 4.
		mark: "<|start_of_role|>",
		template: {
			system: ["<|start_of_role|>system<|end_of_role|>", "<|end_of_text|>\n"],
			user: ["<|start_of_role|>user<|end_of_role|>", "<|end_of_text|>\n"],
			model: "<|start_of_role|>assistant<|end_of_role|>",
			sampling: { temperature: 0.7, topP: 0.95, topK: 40 },
		},
	},
	{
		// ChatML.
		mark: "<|im_start|>",
		template: {
			system: ["<|im_start|>system\n", "<|im_end|>\n"],
			user: ["<|im_start|>user\n", "<|im_end|>\n"],
			model: "<|im_start|>assistant\n",
			sampling: { temperature: 0.7, topP: 0.8, topK: 20 },
		},
	},
];

/**
 * The template of a model.
 * @param own the Jinja template in its file; only the marks of known families are searched in it
 */
export const templateOf = (own: string): ChatTemplate | undefined =>
	templates.find(({ mark }) => own.includes(mark))?.template;
